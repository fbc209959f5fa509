/** A text in French and in English. */
export type Told = readonly [french: string, english: string];

/** What events are alike in how they go: one text does not fit a massage and a kart. */
export type Kind = 'calm' | 'care' | 'training' | 'rackets' | 'water' | 'outdoors';

const KINDS: Readonly<Record<string, Kind>> = {
  ...of('calm', ['yoga', 'pilates', 'meditation', 'qi-gong']),
  ...of('care', ['massage', 'spa']),
  ...of('rackets', ['padel', 'tennis', 'badminton', 'squash', 'tennis-de-table']),
  ...of('water', ['natation', 'paddle', 'surf', 'voile', 'aviron']),
  ...of('outdoors', ['randonnee', 'golf', 'football', 'volley', 'karting', 'chute-libre', 'tir-a-l-arc', 'escalade']),
};

/** The kind of events in a sport. */
export function kindOf(sport: string): Kind {
  return KINDS[sport] ?? 'training';
}

function of(kind: Kind, sports: readonly string[]): Readonly<Record<string, Kind>> {
  return Object.fromEntries(sports.map((sport) => [sport, kind]));
}

/** How an event goes, and what one brings, in HTML. */
export const COURSES: Readonly<Record<Kind, { readonly courses: readonly Told[]; readonly brings: readonly Told[] }>> =
  {
    calm: {
      courses: [
        [
          '<p>On commence assis, par la respiration, puis on entre <strong>pas à pas</strong> dans le mouvement. La séance se termine allongé, en silence.</p>',
          '<p>We begin seated, with the breath, then move <strong>step by step</strong>. The session ends lying down, in silence.</p>',
        ],
        [
          '<p>Aucun niveau n’est demandé&nbsp;: chaque posture a sa version plus douce, et personne ne regarde sa montre.</p>',
          '<p>No level is needed: every posture has a gentler version, and nobody looks at the clock.</p>',
        ],
      ],
      brings: [
        [
          '<p>À prévoir&nbsp;: une tenue souple et des chaussettes chaudes. Tapis et couvertures sont prêtés.</p>',
          '<p>Bring comfortable clothes and warm socks. Mats and blankets are lent.</p>',
        ],
        [
          '<ul><li>Tapis fournis</li><li>Vestiaire fermé</li><li>Tisane après la séance</li></ul>',
          '<ul><li>Mats provided</li><li>Locked changing room</li><li>Herbal tea afterwards</li></ul>',
        ],
      ],
    },
    care: {
      courses: [
        [
          '<p>On vous accueille avec une tisane, on vous écoute, puis le silence se fait. Comptez un quart d’heure de repos à la fin.</p>',
          '<p>We welcome you with herbal tea, listen to you, then silence falls. Allow a quarter of an hour of rest at the end.</p>',
        ],
        [
          '<p>Lumière basse, huiles bio, chaleur douce&nbsp;: tout est pensé pour que les épaules <strong>redescendent</strong>.</p>',
          '<p>Low light, organic oils, gentle warmth: everything is there to let your shoulders <strong>drop</strong>.</p>',
        ],
      ],
      brings: [
        [
          '<p>Peignoir, serviette et sandales sont fournis. Apportez un maillot de bain.</p>',
          '<p>Bathrobe, towel and sandals are provided. Bring swimwear.</p>',
        ],
        [
          '<ul><li>Serviettes fournies</li><li>Casier à code</li><li>Dès 16 ans</li></ul>',
          '<ul><li>Towels provided</li><li>Locker with a code</li><li>From the age of 16</li></ul>',
        ],
      ],
    },
    training: {
      courses: [
        [
          '<p>Au programme&nbsp;: un échauffement, un temps d’apprentissage <strong>pas à pas</strong>, puis la pratique. On finit par des étirements et un grand verre d’eau.</p>',
          '<p>A warm-up, some time to learn <strong>step by step</strong>, then practice. We finish with stretching and a big glass of water.</p>',
        ],
        [
          '<p>Les groupes sont formés sur place, et chaque exercice existe en trois intensités. L’équipe vous accueille un quart d’heure avant.</p>',
          '<p>Groups are formed on site, and every exercise comes in three intensities. The team welcomes you a quarter of an hour before.</p>',
        ],
      ],
      brings: [
        [
          '<p>À prévoir&nbsp;: une tenue souple, une serviette et de l’eau. Le matériel est prêté.</p>',
          '<p>Bring comfortable clothes, a towel and water. Equipment is lent.</p>',
        ],
        [
          '<p>Vestiaires et douches sur place. Chaussures propres obligatoires.</p>',
          '<p>Changing rooms and showers on site. Clean shoes required.</p>',
        ],
      ],
    },
    rackets: {
      courses: [
        [
          '<p>Dix minutes d’échauffement, une demi-heure de gestes, puis des matchs courts où l’on <strong>change de partenaire</strong>.</p>',
          '<p>Ten minutes of warm-up, half an hour of technique, then short games in which you <strong>change partners</strong>.</p>',
        ],
        [
          '<p>Venez seul ou à deux&nbsp;: les équipes se forment par niveau, et le juge est toujours indulgent.</p>',
          '<p>Come alone or in twos: teams are made by level, and the umpire is always kind.</p>',
        ],
      ],
      brings: [
        [
          '<p>Raquettes et balles sont prêtées. Semelles claires obligatoires.</p>',
          '<p>Rackets and balls are lent. Non-marking soles required.</p>',
        ],
        [
          '<ul><li>Matériel fourni</li><li>Vestiaires et douches</li><li>Dès 12 ans</li></ul>',
          '<ul><li>Equipment provided</li><li>Changing rooms and showers</li><li>From the age of 12</li></ul>',
        ],
      ],
    },
    water: {
      courses: [
        [
          '<p>Consignes de sécurité au bord, premiers essais accompagnés, puis chacun <strong>à son rythme</strong> dans l’eau.</p>',
          '<p>Safety rules at the edge, first tries with a guide, then everyone <strong>at their own pace</strong> in the water.</p>',
        ],
        [
          '<p>Un moniteur diplômé pour huit personnes au plus. Il suffit de savoir nager vingt-cinq mètres.</p>',
          '<p>A certified instructor for eight people at most. You need to be able to swim twenty-five metres.</p>',
        ],
      ],
      brings: [
        [
          '<p>Maillot, serviette et bonnet. Le reste du matériel est prêté.</p>',
          '<p>Swimwear, towel and cap. All other equipment is lent.</p>',
        ],
        [
          '<p>Douches chaudes et casiers sur place. En cas d’intempéries, la date est reportée sans frais.</p>',
          '<p>Hot showers and lockers on site. In bad weather the date is moved free of charge.</p>',
        ],
      ],
    },
    outdoors: {
      courses: [
        [
          '<p>Accueil, tour du matériel et des règles, puis une première partie guidée avant de <strong>se lancer</strong> pour de bon.</p>',
          '<p>Welcome, a round of equipment and rules, then a guided first part before you <strong>go for it</strong>.</p>',
        ],
        [
          '<p>Ouvert aux débutants comme aux habitués&nbsp;: l’encadrant forme les groupes et garde un œil sur chacun.</p>',
          '<p>Open to beginners and regulars alike: the instructor makes the groups and keeps an eye on everyone.</p>',
        ],
      ],
      brings: [
        [
          '<p>Chaussures fermées, vêtements qui ne craignent rien, une gourde. Le matériel est compris.</p>',
          '<p>Closed shoes, clothes that can take it, a water bottle. Equipment is included.</p>',
        ],
        [
          '<ul><li>Matériel compris</li><li>Encadrant diplômé</li><li>Dès 10 ans, accompagné</li></ul>',
          '<ul><li>Equipment included</li><li>Certified instructor</li><li>From the age of 10, with an adult</li></ul>',
        ],
      ],
    },
  };
