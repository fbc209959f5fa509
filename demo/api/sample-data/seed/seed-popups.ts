import { addDays, type PlainDate, type WallTime, wallTime } from '../../../../core/time/wall-time.ts';
import type { Transaction } from '../../database/database.ts';
import { insertAll } from '../bulk.ts';
import { pictureOf } from '../names/pictures.ts';

/** A popup of the sample; the body is text or HTML. */
interface SamplePopup {
  readonly title: string;
  readonly body: string;
  readonly picture: string | null;
  readonly link: { readonly href: string; readonly label: string } | null;
  readonly starts_at: WallTime | null;
  readonly ends_at: WallTime | null;
}

/** The popups of the sample: two now, and one at the end of the year. */
function samplePopups(today: PlainDate): readonly SamplePopup[] {
  const midnight = (days: number) => wallTime(addDays(today, days), '00:00');
  return [
    {
      title: 'Votre premier cours à -10\u00a0%',
      body: '<p>Avec le code <strong>BIENVENUE10</strong>, à saisir au moment de payer. Pour tous les cours, dans toutes les enseignes.</p>',
      picture: pictureOf('yoga', 2),
      link: { href: '/event/list/', label: 'Choisir un cours' },
      starts_at: midnight(-7),
      ends_at: midnight(30),
    },
    {
      title: 'Nouveau\u00a0: les abonnements',
      body: 'Un mois, trois mois, un an : bougez autant que vous voulez, là où vous avez vos habitudes.',
      picture: null,
      link: { href: '/memberships/', label: 'Voir les abonnements' },
      starts_at: null,
      ends_at: null,
    },
    {
      title: 'Bonne année en mouvement',
      body: 'Vos enseignes restent ouvertes pendant les fêtes.',
      picture: pictureOf('danse', 1),
      link: null,
      starts_at: midnight(35),
      ends_at: midnight(50),
    },
  ];
}

/** Writes the sample's popups around `today`. */
export function insertPopups(transaction: Transaction, today: PlainDate): Promise<void> {
  const rows = samplePopups(today).map(({ link, ...popup }) => ({
    ...popup,
    link_href: link?.href ?? null,
    link_label: link?.label ?? null,
  }));
  return insertAll(transaction, 'popup', COLUMNS, rows);
}

const COLUMNS = {
  title: 'text',
  body: 'text',
  picture: 'text',
  link_href: 'text',
  link_label: 'text',
  starts_at: 'timestamp',
  ends_at: 'timestamp',
} as const;
