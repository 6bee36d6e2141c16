import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './install-debian-package.ts';
import { UserFacingError } from './project.ts';

/** Chromium's headless shell comes first: it costs less and installs in seconds. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of Chromium: `PLAYWRIGHT_CHROMIUM_PATH`, an installed one, or Playwright's own, in this order. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.PLAYWRIGHT_CHROMIUM_PATH, ...onPath, ...macPaths, chromium.executablePath()].find(isProgram);
}

/** As `findChromium`, but installs Chromium where it is missing: as root on Debian by apt, otherwise by Playwright. */
export async function findOrInstallChromium(): Promise<string> {
  const found =
    findChromium() ??
    ((await installDebianPackage('chromium-headless-shell', 'Chromium')) ? findChromium() : undefined) ??
    (await installFromPlaywright());
  if (!found)
    throw new UserFacingError(
      'There is no Chromium for the browser tests: install one, or name one in PLAYWRIGHT_CHROMIUM_PATH.',
    );
  return found;
}

async function installFromPlaywright(): Promise<string | undefined> {
  console.log('Fetching Chromium …');
  const child = spawn('playwright', ['install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  await new Promise((done) => child.once('close', done).once('error', done));
  return [chromium.executablePath()].find(isProgram);
}

function isProgram(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
