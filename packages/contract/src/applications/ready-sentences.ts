/** What is said of an answer that a ready-made validation refuses; copied into the form to be changed. */
export const READY_SENTENCES = {
  afm: { el: 'Ο ΑΦΜ δεν είναι σωστός.', en: 'The tax number is not right.' },
  amka: { el: 'Ο ΑΜΚΑ δεν είναι σωστός.', en: 'The social security number is not right.' },
  phone: { el: 'Το τηλέφωνο δεν είναι σωστό.', en: 'The telephone number is not right.' },
  email: { el: 'Η διεύθυνση e-mail δεν είναι σωστή.', en: 'The e-mail address is not right.' },
  postcode: { el: 'Ο ταχυδρομικός κώδικας έχει πέντε ψηφία.', en: 'A postcode has five digits.' },
  iban: { el: 'Ο IBAN δεν είναι σωστός.', en: 'The IBAN is not right.' },
  age: { el: 'Η ηλικία είναι εκτός ορίων.', en: 'The age is out of bounds.' },
  number: { el: 'Ο αριθμός είναι εκτός ορίων.', en: 'The number is out of bounds.' },
  length: { el: 'Το κείμενο έχει λάθος μήκος.', en: 'The text has the wrong length.' },
} as const
