import { ANIMATION_TEXTS } from '../names/animation-texts.ts';

/** The texts of animations in the order of `ANIMATION_TEXTS`. */
const OF_ANIMATIONS: readonly string[] = [
  '<p>A session that is open to everyone.</p>',
  "<p>We begin with ten minutes of warm-up, then learn the movement <strong>step by step</strong>, slowly at first, then at your own pace. Bring comfortable clothes, a towel and water&nbsp;; the rest is there. Questions are welcome at the end, and the video stays online for a week for those who couldn't come.</p>",
  '<ul><li>Welcome and introduction</li><li>Warm-up</li><li>Practice as a group</li><li>Cool-down</li></ul>',
  '<p>&ldquo;Discovery&rdquo; price &amp; equipment on loan, groups of &lt;&nbsp;10 people, from the age of 8 &#9786;</p>',
  '',
  '<h3>Who is it for&nbsp;?</h3><p>For everyone who wants to <em>start again gently</em> after a long break, an injury or a pregnancy.</p><h3>How&nbsp;?</h3><p>In a small group, with a state-certified coach who adapts each exercise. Nothing to prove, nothing to measure, much to feel. We finish over a glass of mint tea.</p>',
  `<p>Meet at the entrance, a quarter of an hour before.<script>alert('jamais')</script> Changing rooms and showers on site.<img src="x" onerror="alert('jamais')"> It takes an hour.</p>`,
  '<p>First part&nbsp;: technique.<br>Second part&nbsp;: play.</p><!-- à relire --><p>Free cancellation until the day before.</p>',
  '<div><p>A session to follow on site or from home, with questions from the room and from the screen.</p><p>Allow <b>forty-five minutes</b> of practice and ten of recovery.</p><p>Places are limited, booking is advised. Doors close after the first quarter of an hour, clean shoes only.</p></div>',
];

/** The longer texts of the sample in English: popups, and what plans of animations and replays say of themselves. */
export const TEXTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ANIMATION_TEXTS.map((french, n) => [french, OF_ANIMATIONS[n] ?? french])),
  'Votre premier cours à -10\u00a0%': 'Your first class at 10% off',
  '<p>Avec le code <strong>BIENVENUE10</strong>, à saisir au moment de payer. Pour tous les cours, dans toutes les enseignes.</p>':
    '<p>With the code <strong>BIENVENUE10</strong>, to be entered when you pay. For every class, at every venue.</p>',
  'Choisir un cours': 'Choose a class',
  'Nouveau\u00a0: les abonnements': 'New: memberships',
  'Un mois, trois mois, un an : bougez autant que vous voulez, là où vous avez vos habitudes.':
    'A month, three months, a year: move as much as you like, at the places that you know.',
  'Voir les abonnements': 'See the memberships',
  'Bonne année en mouvement': 'A happy and active new year',
  'Vos enseignes restent ouvertes pendant les fêtes.': 'Your venues stay open over the holidays.',
  "<p>Une heure de <strong>yoga doux</strong>, filmée en direct de notre salle de la rue de Lancry. Installez-vous avec un tapis et une couverture&nbsp;: Hélène vous guide de la première respiration à la détente finale, et répond à vos questions pendant un quart d'heure après la séance.</p>":
    '<p>An hour of <strong>gentle yoga</strong>, live from our room in the rue de Lancry. Settle down with a mat and a blanket&nbsp;: Hélène guides you from the first breath to the final relaxation, and answers your questions for a quarter of an hour after the session.</p>',
  '<p>Dix minutes à suivre quand vous voulez, assis ou allongé.</p>':
    '<p>Ten minutes to follow whenever you like, sitting or lying down.</p>',
  '<p>Réservez une demi-heure de court, à deux, tous les jours de 8&nbsp;h à 20&nbsp;h.</p>':
    '<p>Book half an hour of court for two, every day from 8&nbsp;am to 8&nbsp;pm.</p>',
  '<p>Trente minutes sans matériel, pour <em>tous les niveaux</em>.</p>':
    '<p>Thirty minutes without equipment, for <em>every level</em>.</p>',
  '<ul><li>Échauffement</li><li>Une chorégraphie simple</li><li>Retour au calme</li></ul>':
    '<ul><li>Warm-up</li><li>A simple choreography</li><li>Cool-down</li></ul>',
  '<p>Chaleur, froid, repos : Marc montre comment en profiter sans risque.</p>':
    '<p>Heat, cold, rest: Marc shows how to enjoy it safely.</p>',
  '<p>Enchaîner les postures au rythme du souffle.</p>': '<p>From posture to posture in the rhythm of the breath.</p>',
  '<p>Se placer, esquiver, revenir.</p>': '<p>Step in, dodge, come back.</p>',
  '<p>Dix minutes par jour, un exercice de plus chaque semaine. Commencez quand vous voulez.</p>':
    '<p>Ten minutes a day, one more exercise every week. Start whenever you like.</p>',
  '<p>La patinoire ouvre sa saison : entrée et patins au même prix.</p>':
    '<p>The rink opens its season: entry and skates for one price.</p>',
  '<p>Sept jours, sept exercices de respiration, à suivre à son heure.</p>':
    '<p>Seven days, seven breathing exercises, at the hour that suits you.</p>',
  '<p>Huit jours pour essayer le badminton, volants compris.</p>':
    '<p>Eight days to try badminton, shuttlecocks included.</p>',
};
