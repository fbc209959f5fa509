import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../../widgets/server/sheet.ts';

describe('D-first-answer: the rules of a view', () => {
  it.each([
    ['.slot{a:b}', '.slot{a:b}'],
    ['.other{a:b}', ''],
    ['.slot.other{a:b}.slot .refused{a:b}', '.slot .refused{a:b}'],
    ['.other,.slot{a:b}', '.other,.slot{a:b}'],
    [':is(.other,.slot){a:b}', ':is(.other,.slot){a:b}'],
    ['.slot:not(.other):hover{a:b}', '.slot:not(.other):hover{a:b}'],
    ['.other:not(.slot){a:b}', ''],
    [':host([hidden]),*,[data-kept]{a:b}', ':host([hidden]),*,[data-kept]{a:b}'],
    ['@media print{.other{a:b}}.slot{a:.5em}', '.slot{a:.5em}'],
    ['@media print{.other{a:b}.slot{a:b}}', '@media print{.slot{a:b}}'],
    [
      '@supports not (color:light-dark(#000,#fff)){.root{a:b}@media print{.other{a:b}}}',
      '@supports not (color:light-dark(#000,#fff)){.root{a:b}}',
    ],
    ['@keyframes breathe{to{a:b}}', '@keyframes breathe{to{a:b}}'],
  ])('of %s a view keeps %s', (sheet, kept) => {
    expect(rulesFor(sheet, '<div class="root"><p class="slot refused">other</p></div>')).toBe(kept);
  });
});
