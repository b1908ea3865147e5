/**
 * Headings by which people know a field, besides its name and its label, in Greek and English: folded,
 * letters only. `User` is what says who it is.
 */
export const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  Username: ['username', 'user', 'login', 'χρηστησ', 'ονομαχρηστη'],
  User: ['username', 'user', 'login', 'χρηστησ', 'ονομαχρηστη', 'kayas', 'καυασ', 'αριθμοσαιτησησ'],
  Roles: ['role', 'roles', 'ρολοσ', 'ρολοι'],
  first_name: ['firstname', 'givenname', 'name', 'ονομα', 'μικροονομα'],
  last_name: ['lastname', 'surname', 'familyname', 'επωνυμο', 'επιθετο'],
  email: ['email', 'mail', 'emailaddress', 'ηλεκτρονικηδιευθυνση', 'ηλταχυδρομειο'],
  phone: ['phone', 'mobile', 'telephone', 'τηλεφωνο', 'κινητο', 'κινητοτηλεφωνο', 'τηλ'],
  birth_date: [
    'birthdate',
    'dateofbirth',
    'dob',
    'ημερομηνιαγεννησησ',
    'ημγεννησησ',
    'ημνιαγεννησησ',
  ],
  gender: ['gender', 'sex', 'φυλο'],
  address: ['address', 'διευθυνση'],
  postcode: ['postcode', 'zip', 'ταχυδρομικοσκωδικασ', 'τκ'],
  municipality: ['city', 'town', 'municipality', 'πολη', 'δημοσ'],
  afm: ['afm', 'vat', 'taxnumber', 'αφμ'],
  amka: ['amka', 'socialsecuritynumber', 'αμκα'],
  kayas: ['kayas', 'καυασ', 'αριθμοσαιτησησ', 'αραιτησησ', 'applicationnumber'],
}
