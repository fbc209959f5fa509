import { describe, expect, it } from 'vitest';
import { isQuoted, pasted, pastedId, pastedSlug } from '../../core/text/pasted.ts';

describe('D-pasted: values that were pasted in an editor', () => {
  it.each([
    ['picker', 'picker'],
    [' picker\n', 'picker'],
    ['picker\u00a0', 'picker'],
    ['\u200bpicker\ufeff', 'picker'],
    ['”picker”', 'picker'],
    ['«\u00a0picker\u00a0»', 'picker'],
    ['„picker“', 'picker'],
    ['‘picker’', 'picker'],
    ['"\'picker\'"', 'picker'],
    ['”yoga', 'yoga'],
    ['L’Atelier d’Anne', 'L’Atelier d’Anne'],
    ['yoga\u2011doux', 'yoga-doux'],
    ['yo\u00adga\u200b-doux', 'yoga-doux'],
    ['\u202apicker\u202c', 'picker'],
    ['\u2068”picker”\u2069', 'picker'],
    ['Yoga – doux', 'Yoga – doux'],
    ['”', ''],
    ['', ''],
  ])('the pasted value %j means %j', (written, meant) => {
    expect(pasted(written)).toBe(meant);
  });

  it.each([
    ['yoga-doux', 'yoga-doux'],
    ['42', '42'],
    ['Yoga-Doux', 'yoga-doux'],
    ['”yoga-doux”', 'yoga-doux'],
    ['slotted/yoga-doux/', 'yoga-doux'],
    ['/slotted/yoga-doux', 'yoga-doux'],
    ['https://marketplace.example/slotted/yoga-doux', 'yoga-doux'],
    ['HTTPS://marketplace.example/slotted/Yoga-Doux/?date=2026-12-01#top', 'yoga-doux'],
    ['//marketplace.example/user/studio-lumiere', 'studio-lumiere'],
    ['marketplace.example/user/studio-lumiere', 'studio-lumiere'],
    ['https://marketplace.example/slotted/%C3%A9tirements', 'étirements'],
    ['https://marketplace.example/slotted/%E0%A4', '%e0%a4'],
    ['https://marketplace.example', 'https://marketplace.example'],
    ['50%25', '50%25'],
    ['Saint-Étienne', 'saint-etienne'],
    ['Studio Lumière', 'studio-lumiere'],
    ['L’Haÿ-les-Roses', 'l-hay-les-roses'],
    ['京都', '京都'],
    ['yoga\u2011doux', 'yoga-doux'],
    ['yoga\u2013doux', 'yoga-doux'],
    ['yoga\u2212doux', 'yoga-doux'],
    ['\u202dyoga\u00ad-doux\u202c', 'yoga-doux'],
    ['https://marketplace.example/slotted/yoga\u2011doux', 'yoga-doux'],
    ['https://marketplace.example/slotted/yoga%E2%80%93doux', 'yoga\u2013doux'],
    ['', ''],
  ])('the pasted value %j names the page %j', (written, slug) => {
    expect(pastedSlug(written)).toBe(slug);
  });

  it.each([
    ['cours', 'cours'],
    ['#cours', 'cours'],
    [' « #cours » ', 'cours'],
    ['cours#1', 'cours#1'],
    ['', ''],
  ])('the pasted reference %j names the element %j', (written, id) => {
    expect(pastedId(written)).toBe(id);
  });

  it.each([
    ['”yoga-doux”', true],
    ['”yoga', true],
    ['doux”', true],
    ["'yoga-doux'", true],
    [' yoga-doux\u00a0', false],
    ['L’Atelier', false],
    ['', false],
  ])('the pasted value %j is quoted: %j', (written, isIt) => {
    expect(isQuoted(written)).toBe(isIt);
  });
});
