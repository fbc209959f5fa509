import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';
import { LONG } from '../../fixtures/tags.ts';

test('D-api-docs: the document for people shows the calls in a browser, and asks nothing of anybody else', {
  tag: LONG,
}, async ({ browser, demo: { url } }) => {
  const page = await newPage(browser);
  const heard = listenTo(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${url}/api/docs`);
  await page.getByText('A slotted offer by its number').waitFor();
  await page.getByText('/v1/slotted/id/{id}', { exact: true }).click();
  await page.getByText('The same for a number').waitFor();
  const elsewhere = asked.filter((address) => !address.startsWith(url) && !address.startsWith('data:'));
  expect([elsewhere, heard.errors, heard.said(/Content Security Policy|Refused/)]).toEqual([[], [], []]);
});
