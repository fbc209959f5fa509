import { expect, test } from '../../fixtures/browser/test.ts';
import { labelsNotInNames } from './label-in-name.ts';

test('D-label-in-name: each control that shows what its name lacks is found, in shadow trees too, and no other control', async ({
  page,
}) => {
  const hidden = 'position: absolute; width: 1px; height: 1px; overflow: hidden';
  await page.setContent(`<!doctype html><html lang="fr"><title>Studio</title><main>
    <button aria-label="Fermer">Annuler</button>
    <a href="#"><span aria-hidden="true">10h00</span><span style="${hidden}">10 h 00</span></a>
    <label>Ville <input aria-label="Lieu"></label>
    <div id="tree"></div>
    <button aria-label="Fermer la liste">Fermer</button>
    <button aria-label="Menu">•••</button>
    <a href="#"><span aria-hidden="true">10h00</span><span style="${hidden}">10h00, mardi</span></a>
    <label>Ville <input></label>
    <button aria-label="Suivant"><span hidden>Précédent</span></button>
  </main>`);
  await page.locator('#tree').evaluate((tree) => {
    tree.attachShadow({ mode: 'open' }).innerHTML = '<span role="tab" aria-label="Mois" tabindex="0">Semaine</span>';
  });
  expect(await labelsNotInNames(page)).toEqual(['Annuler: Fermer', '10h00: 10 h 00', 'Ville: Lieu', 'Semaine: Mois']);
});
