import { StatementError } from '#errors.ts';
import { findRoleOfCell } from '#words/headers.ts';
import { decode } from './decode.ts';
import { parseDelimited } from './delimited.ts';
import { expectAtMost, limits } from './limits.ts';
import { cellText, type Lines, makeCell, makeCellLine } from './lines.ts';
import { parseMarkup } from './markup-table.ts';

/** Reads HTML, Excel 2003 XML, and tab- or comma-separated text that banks export with a spreadsheet's extension. */
export function readTextDocument(bytes: Buffer): Lines {
  const text = decode(bytes);
  if (text.trim() === '') throw new StatementError('statement_empty');
  const isMarkup =
    /^\s*(?:<\?xml|<!doctype html|<html|<table|<head|<body|<meta|<div|<style)/i.test(text) || /<table[\s>]/i.test(text);
  if (/^\s*[{[]/.test(text)) throw new StatementError('unsupported_file_type');
  const rows = isMarkup ? parseMarkup(text) : parseDelimited(text);
  expectAtMost(limits.rows, rows.length);
  if (!isMarkup && !isTable(rows)) throw new StatementError('unsupported_file_type');
  const lines = rows.flatMap((row, y) => {
    const words = row
      .map((cell, x) => makeCell(x, cellText(cell)))
      .filter(({ text }) => text)
      .slice(0, limits.columns);
    return words.length ? [makeCellLine(1, y, words)] : [];
  });
  return { layout: 'grid', lines };
}

/** True for several lines of several cells, or one that names columns: an export without rows. */
function isTable(rows: string[][]): boolean {
  const wide = rows.filter((row) => row.length > 1);
  const [only] = wide;
  return wide.length > 1 || (only !== undefined && only.filter((cell) => findRoleOfCell(cell)).length > 1);
}
