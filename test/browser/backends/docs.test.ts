import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

let url: string;
test.beforeAll(async () => {
  ({ url } = await sharedDemo());
});

test('D-api-docs: shows the calls in a browser, and asks nothing of anybody else', async () => {
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  const heard = listenTo(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${url}/api/docs`);
  await page.getByText('A slotted offer by its number').waitFor();
  await page.getByText('/v1/slotted/id/{id}', { exact: true }).click();
  await page.getByText('The same for a number').waitFor();
  const elsewhere = asked.filter((address) => !address.startsWith(url) && !address.startsWith('data:'));
  expect([elsewhere, heard.errors, heard.said(/Content Security Policy|Refused/)]).toEqual([[], [], []]);
  await context.close();
});
