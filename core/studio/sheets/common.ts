import { column, texts } from '../form.ts';

/** The columns that several sheets have. */
export const ID = column('id', 'count', 'Numéro', 'Number', {
  says: ['le numéro d’un autre système ; sinon vide', 'the number in another system; otherwise empty'],
});

export const ADDRESS = column('address', 'address', 'Adresse', 'Address', {
  says: [
    'la fin de l’adresse de la page ; vide, elle est faite du nom ou du titre',
    'the end of the page’s address; if empty, it is made of the name or title',
  ],
});

export const VENUE = column('venue', 'reference', 'Lieu', 'Venue', {
  to: 'venues',
  says: ['vide s’il n’y en a qu’un', 'empty if there is only one'],
});

export const SPORT = column('sport', 'reference', 'Sport', 'Sport', { to: 'sports', example: 'Sport exemple' });

export const PICTURE = column('picture', 'picture', 'Image', 'Picture');

export const CURRENCY = column('currency', 'currency', 'Monnaie', 'Currency', {
  says: ['EUR si vide', 'EUR if empty'],
});

export const PRICE = column('price', 'money!', 'Prix', 'Price', { example: ['12,50', '12.50'] });

export const INITIAL_PRICE = column('initialPrice', 'money', 'Prix barré', 'Struck price');

export const DISCOUNT = column('discount', 'percent', 'Remise', 'Discount', {
  says: ['en pour cent, par rapport au prix barré', 'in per cent, from the struck price'],
});

export const CAPACITY = column('capacity', 'count', 'Places', 'Places', {
  says: ['sans limite si vide', 'no limit if empty'],
});

export const OPENS = column('start', 'dateTime', 'Début', 'Start');
export const CLOSES = column('end', 'dateTime', 'Fin', 'End');
export const FIRST_DAY = column('firstDay', 'date', 'Premier jour', 'First day');
export const LAST_DAY = column('lastDay', 'date', 'Dernier jour', 'Last day');

export const choice = (id: string, fr: string, en: string) => ({ id, names: texts([fr, en]) });
