/** A town, or a district of one, with its centre in degrees. */
export interface Town {
  readonly name: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the sample's venues are, in turn; a prime number, so that no other turn falls in step with this one. */
export const TOWNS: readonly Town[] = (
  [
    ['Paris', '75011', 48.859, 2.379],
    ['Lyon', '69003', 45.757, 4.855],
    ['Marseille', '13008', 43.271, 5.389],
    ['Toulouse', '31000', 43.604, 1.444],
    ['Nice', '06000', 43.709, 7.262],
    ['Nantes', '44000', 47.218, -1.554],
    ['Montpellier', '34000', 43.611, 3.877],
    ['Strasbourg', '67000', 48.573, 7.752],
    ['Bordeaux', '33000', 44.838, -0.579],
    ['Lille', '59000', 50.629, 3.057],
    ['Rennes', '35000', 48.111, -1.679],
    ['Reims', '51100', 49.258, 4.032],
    ['Saint-Étienne', '42000', 45.44, 4.387],
    ['Le Havre', '76600', 49.496, 0.126],
    ['Grenoble', '38000', 45.188, 5.724],
    ['Dijon', '21000', 47.322, 5.041],
    ['Angers', '49000', 47.472, -0.552],
    ['Annecy', '74000', 45.905, 6.122],
    ['Brest', '29200', 48.397, -4.486],
    ['Tours', '37000', 47.394, 0.685],
    ['Clermont-Ferrand', '63000', 45.777, 3.087],
    ['Biarritz', '64200', 43.473, -1.548],
    ['Metz', '57000', 49.119, 6.176],
    ['La Rochelle', '17000', 46.164, -1.144],
    ['Perpignan', '66000', 42.698, 2.895],
    ['Nancy', '54000', 48.692, 6.184],
    ['Orléans', '45000', 47.907, 1.909],
    ['Rouen', '76000', 49.443, 1.099],
    ['Caen', '14000', 49.183, -0.371],
    ['Mulhouse', '68100', 47.75, 7.336],
    ['Besançon', '25000', 47.238, 6.024],
    ['Limoges', '87000', 45.831, 1.261],
    ['Amiens', '80000', 49.894, 2.296],
    ['Poitiers', '86000', 46.58, 0.34],
    ['Pau', '64000', 43.299, -0.371],
    ['Avignon', '84000', 43.946, 4.812],
    ['Aix-en-Provence', '13100', 43.529, 5.447],
    ['Toulon', '83000', 43.129, 5.93],
    ['Nîmes', '30000', 43.837, 4.36],
    ['Le Mans', '72000', 48.006, 0.199],
    ['Colmar', '68000', 48.079, 7.358],
    ['Troyes', '10000', 48.297, 4.074],
    ['Chambéry', '73000', 45.567, 5.917],
    ['Valence', '26000', 44.933, 4.898],
    ['Quimper', '29000', 47.997, -4.098],
    ['Lorient', '56100', 47.751, -3.37],
    ['Vannes', '56000', 47.66, -2.757],
    ['Saint-Malo', '35400', 48.641, -2.0],
    ['Bayonne', '64100', 43.493, -1.475],
    ['Ajaccio', '20000', 41.932, 8.736],
    ['Bastia', '20200', 42.697, 9.443],
    ['Antibes', '06600', 43.583, 7.112],
    ['Cannes', '06400', 43.559, 7.012],
    ['Béziers', '34500', 43.344, 3.215],
    ['Carcassonne', '11000', 43.213, 2.351],
    ['Narbonne', '11100', 43.184, 3.003],
    ['Albi', '81000', 43.929, 2.148],
    ['Montauban', '82000', 44.018, 1.355],
    ['Agen', '47000', 44.203, 0.616],
    ['Périgueux', '24000', 45.184, 0.721],
    ['Angoulême', '16000', 45.649, 0.156],
    ['Niort', '79000', 46.324, -0.459],
    ['Bourges', '18000', 47.084, 2.396],
    ['Chartres', '28000', 48.444, 1.489],
    ['Versailles', '78000', 48.804, 2.13],
    ['Paris', '75004', 48.855, 2.357],
    ['Paris', '75013', 48.829, 2.362],
    ['Paris', '75015', 48.841, 2.3],
    ['Paris', '75018', 48.892, 2.344],
    ['Lyon', '69007', 45.746, 4.842],
    ['Marseille', '13001', 43.298, 5.383],
  ] as const
).map(([name, postalCode, latitude, longitude]) => ({ name, postalCode, latitude, longitude }));

/** 'à Lyon', 'au Havre', 'à La Rochelle'. */
export function inTown({ name }: Town): string {
  return name.startsWith('Le ') ? `au ${name.slice(3)}` : `à ${name}`;
}
