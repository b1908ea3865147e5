import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestClient } from './test-server.ts'

/** A form with every kind of condition that a question can have. */
export const FORM = [
  {
    Title: 'Στοιχεία',
    Titles: { en: 'Details' },
    Questions: {
      first_name: { Order: 1, Label: 'Όνομα', Required: true },
      last_name: { Order: 2, Label: 'Επώνυμο', Required: true },
      email: { Order: 3, Label: 'E-mail', Required: true },
      birth_date: { Order: 4, Label: 'Γέννηση', Type: 'date' },
      afm: { Order: 5, Label: 'ΑΦΜ', Required: true },
    },
  },
  {
    Title: 'Εργασία',
    Questions: {
      works: { Order: 1, Label: 'Εργάζεστε;', Options: ['Ναι', 'Όχι'], Required: true },
      sector: {
        Order: 2,
        Label: 'Κλάδος',
        Options: ['Υγεία', 'Τουρισμός'],
        Required: true,
        Show: "application.works == 'Ναι'",
        Filter: "option != 'Τουρισμός' || application.first_name != 'Άννα'",
      },
      years: { Order: 3, Label: 'Έτη', Type: 'number', Validation: 'iif(value > 60, 1, 0)' },
    },
  },
]

/** A solved task, as a browser sends it. */
export async function solveCaptcha(client: TestClient): Promise<string> {
  const challenge = (await client.ask('applications.getCaptcha', {})) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
