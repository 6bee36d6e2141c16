import { StatementError } from '#errors.ts';
import { decode } from './decode.ts';
import { parseDelimited } from './delimited.ts';
import { expectAtMost, limits } from './limits.ts';
import { cellText, type Lines, makeLine } from './lines.ts';
import { parseMarkup } from './markup-table.ts';

/** Reads what banks call a spreadsheet although it is HTML, Excel's XML of 2003, or cells parted by tabs or commas. */
export function readTextDocument(bytes: Buffer): Lines {
  const text = decode(bytes);
  const isMarkup =
    /^\s*(?:<\?xml|<!doctype html|<html|<table|<head|<body|<meta|<div|<style)/i.test(text) || /<table[\s>]/i.test(text);
  if (/^\s*[{[]/.test(text)) throw new StatementError('unsupported_file_type');
  const rows = isMarkup ? parseMarkup(text) : parseDelimited(text);
  expectAtMost(limits.rows, rows.length);
  if (!isMarkup && rows.filter((row) => row.length > 1).length < 2) throw new StatementError('unsupported_file_type');
  const lines = rows.flatMap((row, y) => {
    const words = row
      .slice(0, limits.columns)
      .map((cell, x) => ({ text: cellText(cell), x0: x, x1: x + 1, apart: true }))
      .filter(({ text }) => text);
    return words.length ? [makeLine(1, y, words)] : [];
  });
  return { layout: 'grid', lines };
}
