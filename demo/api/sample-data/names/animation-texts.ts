/** What animations say of themselves, in HTML: short and long, with lists, entities, and with what must never run. */
export const ANIMATION_TEXTS: readonly string[] = [
  '<p>Une séance ouverte à tous, filmée en direct.</p>',
  "<p>On commence par dix minutes d'échauffement, puis on apprend le geste <strong>pas à pas</strong>, d'abord lentement, ensuite au rythme de la musique. Prévoyez une tenue souple, une serviette et de l'eau&nbsp;; le reste est sur place. Les questions sont les bienvenues à la fin, et la vidéo reste disponible pendant une semaine pour celles et ceux qui n'ont pas pu venir.</p>",
  '<ul><li>Accueil et présentation</li><li>Mise en route</li><li>Travail à deux</li><li>Retour au calme</li></ul>',
  '<p>Tarif &laquo;&nbsp;d&eacute;couverte&nbsp;&raquo; &amp; mat&eacute;riel pr&ecirc;t&eacute; : 2 &lt; 3, m&ecirc;me pour les plus p&rsquo;tits &#9786;</p>',
  '',
  "<h3>Pour qui&nbsp;?</h3><p>Pour toutes les personnes qui veulent <em>reprendre en douceur</em> après une longue pause, une blessure ou une grossesse.</p><h3>Comment&nbsp;?</h3><p>En petit groupe, avec un coach diplômé d'État qui adapte chaque exercice. Rien à prouver, rien à mesurer, beaucoup à ressentir. On finit autour d'un thé à la menthe.</p>",
  `<p>Rendez-vous devant l'entrée.<script>alert('jamais')</script> Pas d'ascenseur.<img src="x" onerror="alert('jamais')"> Durée : une heure.</p>`,
  "<p>Première partie&nbsp;: la technique.<br>Seconde partie&nbsp;: le jeu.</p><!-- à relire --><p>Annulation gratuite jusqu'à la veille.</p>",
  '<div><p>Anticonstitutionnellement parlant, le plus long mot de cette annonce est derrière nous.</p><p>Restent <b>45 minutes</b> de mouvement, 5 de récupération et un vestiaire chauffé.</p><p>Places limitées, réservation conseillée, retardataires admis pendant le premier quart d’heure seulement, chaussures propres obligatoires.</p></div>',
];
