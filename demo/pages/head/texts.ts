import type { Language } from '../../../core/text/language.ts';

const FR = {
  home: 'Créneau · Réserver un cours de sport ou de bien-être',
  events: (filters: string) =>
    `Cours, stages et événements de sport et de bien-être${filters && ` : ${filters}`}. Dates, prix et places restantes, réservation en ligne.`,
  page: (page: number) => `page ${page}`,
  venue: (name: string, city: string) =>
    `${name}, ${city} : créneaux, offres et animations à réserver en ligne, avec dates, prix et places restantes.`,
  slots: (title: string, name: string, city: string) =>
    `${title} chez ${name}, ${city} : les créneaux libres de la semaine, leur prix et la réservation en ligne.`,
};

export type HeadTexts = typeof FR;

/** The texts of pages' titles and descriptions. */
export const HEAD_TEXTS: Readonly<Record<Language, HeadTexts>> = {
  fr: FR,
  en: {
    home: 'Créneau · Book a sport or wellness class',
    events: (filters) =>
      `Sport and wellness classes, workshops and events${filters && `: ${filters}`}. Dates, prices and places left, booking online.`,
    page: (page) => `page ${page}`,
    venue: (name, city) =>
      `${name}, ${city}: slots, offers and animations to book online, with dates, prices and places left.`,
    slots: (title, name, city) =>
      `${title} at ${name}, ${city}: this week's free slots, their price, and booking online.`,
  },
};
