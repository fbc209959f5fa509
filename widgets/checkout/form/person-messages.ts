import type { Messages } from '../../shared/view/intl.ts';

const fr = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  'name-required firstName': 'Le prénom est obligatoire',
  'name-required lastName': 'Le nom est obligatoire',
  'name-invalid firstName': "Le prénom n'est pas valide",
  'name-invalid lastName': "Le nom n'est pas valide",
  'email-invalid': "L'email n'est pas valide",
  'email-accents': "Vérifiez ce qui est avant le @\u00a0: une adresse s'écrit sans accents",
  'email-ending-unknown': "Vérifiez la fin de l'adresse\u00a0: ce qui suit le dernier point n'existe pas",
  'email-used': 'E-mail déjà utilisé ou incorrect',
};

/** The texts of forms that ask for a person: the labels and the problems of the fields. */
export const messages = {
  fr,
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    'name-required firstName': 'The first name is required',
    'name-required lastName': 'The last name is required',
    'name-invalid firstName': 'The first name is not valid',
    'name-invalid lastName': 'The last name is not valid',
    'email-invalid': 'The e-mail is not valid',
    'email-accents': 'Check what stands before the @: an address is written without accents',
    'email-ending-unknown': 'Check the end of the address: what follows the last dot does not exist',
    'email-used': 'E-mail already used or incorrect',
  },
} satisfies Messages<keyof typeof fr>;
