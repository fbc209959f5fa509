/** What animations say of themselves, in HTML: short and long, with lists, entities, and with what must never run. */
export const ANIMATION_TEXTS: readonly string[] = [
  '<p>Une séance ouverte à toutes et à tous.</p>',
  "<p>On commence par dix minutes d'échauffement, puis on apprend le geste <strong>pas à pas</strong>, d'abord lentement, ensuite à son propre rythme. Prévoyez une tenue souple, une serviette et de l'eau&nbsp;; le reste est sur place. Les questions sont les bienvenues à la fin, et la vidéo reste disponible pendant une semaine pour celles et ceux qui n'ont pas pu venir.</p>",
  '<ul><li>Accueil et présentation</li><li>Mise en route</li><li>Pratique en groupe</li><li>Retour au calme</li></ul>',
  '<p>Tarif &laquo;&nbsp;d&eacute;couverte&nbsp;&raquo; &amp; mat&eacute;riel pr&ecirc;t&eacute;, groupes de &lt;&nbsp;10 personnes, d&egrave;s 8&nbsp;ans &#9786;</p>',
  '',
  "<h3>Pour qui&nbsp;?</h3><p>Pour toutes les personnes qui veulent <em>reprendre en douceur</em> après une longue pause, une blessure ou une grossesse.</p><h3>Comment&nbsp;?</h3><p>En petit groupe, avec un coach diplômé d'État qui adapte chaque exercice. Rien à prouver, rien à mesurer, beaucoup à ressentir. On finit autour d'un thé à la menthe.</p>",
  `<p>Rendez-vous devant l'entrée, un quart d'heure avant.<script>alert('jamais')</script> Vestiaire et douches sur place.<img src="x" onerror="alert('jamais')"> Durée : une heure.</p>`,
  "<p>Première partie&nbsp;: la technique.<br>Seconde partie&nbsp;: le jeu.</p><!-- à relire --><p>Annulation gratuite jusqu'à la veille.</p>",
  '<div><p>Une séance à vivre sur place ou de chez vous, avec les questions de la salle et celles de l’écran.</p><p>Comptez <b>quarante-cinq minutes</b> de pratique et dix de récupération.</p><p>Places limitées, réservation conseillée. On entre pendant le premier quart d’heure seulement, en chaussures propres.</p></div>',
];
