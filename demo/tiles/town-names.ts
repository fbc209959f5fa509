/** Towns without a venue that the map names early: name, longitude, latitude. */
const MORE = `Dunkerque 2.38 51.03, Arras 2.78 50.29, Charleville-Mézières 4.73 49.76, Épinal 6.45 48.17,
  Belfort 6.86 47.64, Chaumont 5.14 48.11, Auxerre 3.57 47.8, Nevers 3.16 46.99, Vichy 3.43 46.13, Mâcon 4.83 46.31,
  Blois 1.33 47.59, Le Puy-en-Velay 3.88 45.04, Aurillac 2.44 44.93, Rodez 2.58 44.35, Cahors 1.44 44.45,
  Gap 6.08 44.56, Brive-la-Gaillarde 1.53 45.16, Châteauroux 1.69 46.81, Corte 9.15 42.31, Saint-Brieuc -2.77 48.51,
  Laval -0.77 48.07, La Roche-sur-Yon -1.43 46.67, Cherbourg -1.62 49.64, Alençon 0.09 48.43, Dieppe 1.08 49.92,
  Compiègne 2.83 49.42, Verdun 5.39 49.16, Mont-de-Marsan -0.5 43.89, Tarbes 0.08 43.23, Mende 3.5 44.52,
  Saintes -0.63 45.75, Montélimar 4.75 44.56, Briançon 6.64 44.9, Saint-Nazaire -2.21 47.27`;

export const MORE_TOWNS = [...MORE.matchAll(/(\p{L}.*?) ([-\d.]+) ([\d.]+)/gu)].map(([, name = '', ...at]) => ({
  name,
  at: at.map(Number),
}));

/** Seats of arrondissements and other larger towns, by département. */
const LESSER = `01 Bourg-en-Bresse, Belley, Gex, Nantua, Oyonnax; 02 Laon, Saint-Quentin, Soissons, Château-Thierry, Vervins;
  03 Moulins, Montluçon; 04 Digne-les-Bains, Manosque, Forcalquier, Castellane, Barcelonnette, Sisteron;
  05 Embrun; 06 Grasse, Menton; 07 Privas, Aubenas, Annonay, Tournon-sur-Rhône, Largentière; 08 Sedan, Rethel, Vouziers;
  09 Foix, Pamiers, Saint-Girons; 10 Bar-sur-Aube, Nogent-sur-Seine, Romilly-sur-Seine; 11 Limoux, Castelnaudary;
  12 Millau, Villefranche-de-Rouergue; 13 Arles, Martigues, Istres, Salon-de-Provence, Aubagne, La Ciotat;
  14 Lisieux, Bayeux, Vire Normandie, Honfleur, Deauville; 15 Saint-Flour, Mauriac; 16 Cognac, Confolens;
  17 Rochefort, Royan, Jonzac, Saint-Jean-d'Angély; 18 Vierzon, Saint-Amand-Montrond; 19 Tulle, Ussel;
  21 Beaune, Montbard; 22 Lannion, Guingamp, Dinan; 23 Guéret, Aubusson; 24 Bergerac, Sarlat-la-Canéda, Nontron;
  25 Montbéliard, Pontarlier; 26 Romans-sur-Isère, Die, Nyons; 27 Évreux, Les Andelys, Bernay, Vernon;
  28 Dreux, Châteaudun, Nogent-le-Rotrou; 29 Morlaix, Châteaulin, Concarneau, Douarnenez; 2A Sartène, Porto-Vecchio, Bonifacio;
  2B Calvi; 30 Alès, Le Vigan, Bagnols-sur-Cèze; 31 Muret, Saint-Gaudens; 32 Auch, Condom, Mirande;
  33 Libourne, Arcachon, Langon, Blaye, Lesparre-Médoc; 34 Sète, Lodève, Agde, Lunel; 35 Fougères, Redon, Vitré;
  36 Issoudun, La Châtre, Le Blanc; 37 Chinon, Loches, Amboise; 38 Vienne, La Tour-du-Pin, Voiron, Bourgoin-Jallieu;
  39 Lons-le-Saunier, Dole, Saint-Claude; 40 Dax; 41 Vendôme, Romorantin-Lanthenay; 42 Roanne, Montbrison;
  43 Brioude, Yssingeaux; 44 Ancenis, Châteaubriant, Pornic; 45 Montargis, Pithiviers, Gien; 46 Figeac, Gourdon;
  47 Marmande, Nérac, Villeneuve-sur-Lot; 48 Florac Trois Rivières; 49 Cholet, Saumur, Segré-en-Anjou Bleu;
  50 Saint-Lô, Avranches, Coutances, Granville; 51 Châlons-en-Champagne, Épernay, Vitry-le-François;
  52 Langres, Saint-Dizier; 53 Mayenne, Château-Gontier; 54 Lunéville, Toul, Longwy;
  55 Bar-le-Duc, Commercy; 56 Pontivy, Auray; 57 Thionville, Forbach, Sarreguemines, Sarrebourg;
  58 Cosne-Cours-sur-Loire, Clamecy, Château-Chinon (Ville); 59 Valenciennes, Douai, Cambrai, Avesnes-sur-Helpe, Maubeuge, Roubaix, Tourcoing;
  60 Beauvais, Senlis, Clermont, Creil; 61 Argentan, Mortagne-au-Perche, Flers;
  62 Calais, Boulogne-sur-Mer, Saint-Omer, Lens, Béthune, Montreuil; 63 Riom, Thiers, Issoire, Ambert;
  64 Oloron-Sainte-Marie; 65 Lourdes, Bagnères-de-Bigorre, Argelès-Gazost; 66 Céret, Prades; 67 Haguenau, Saverne, Sélestat, Molsheim;
  68 Altkirch, Guebwiller, Thann, Saint-Louis; 69 Villefranche-sur-Saône, Tarare; 70 Vesoul, Lure;
  71 Chalon-sur-Saône, Autun, Louhans, Charolles, Le Creusot; 72 La Flèche, Mamers; 73 Albertville, Saint-Jean-de-Maurienne;
  74 Bonneville, Thonon-les-Bains, Saint-Julien-en-Genevois, Chamonix-Mont-Blanc; 76 Yvetot, Fécamp;
  77 Melun, Meaux, Fontainebleau, Provins, Torcy; 78 Rambouillet, Mantes-la-Jolie, Saint-Germain-en-Laye;
  79 Bressuire, Parthenay; 80 Abbeville, Péronne, Montdidier; 81 Castres, Mazamet; 82 Castelsarrasin;
  83 Draguignan, Brignoles, Fréjus, Hyères, Saint-Tropez; 84 Carpentras, Apt, Orange, Cavaillon;
  85 Fontenay-le-Comte, Les Sables-d'Olonne, Challans; 86 Châtellerault, Montmorillon; 87 Bellac, Rochechouart;
  88 Saint-Dié-des-Vosges, Neufchâteau, Remiremont; 89 Sens, Avallon; 91 Évry, Étampes, Palaiseau, Massy;
  92 Nanterre, Boulogne-Billancourt, Antony; 93 Saint-Denis, Bobigny, Le Raincy, Montreuil; 94 Créteil, Nogent-sur-Marne, Vitry-sur-Seine;
  95 Pontoise, Argenteuil, Sarcelles, Cergy`;

/** Their names by département and name without its article, as INSEE sorts them: `13 Ciotat` is La Ciotat. */
export const LESSER_TOWNS: ReadonlyMap<string, string> = new Map(
  LESSER.split(/;\s*/).flatMap((line) => {
    const [departement = '', ...rest] = line.split(' ');
    return rest
      .join(' ')
      .split(/,\s*/)
      .map((name) => [`${departement} ${name.replace(/^(?:Le|La|Les) /, '')}`, name] as const);
  }),
);
