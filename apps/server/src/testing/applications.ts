import { createChallenge, solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Db } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { withLinks } from './mailed-links.ts'
import type { SmallProgramme } from './small-programme.ts'
import type { TestClient } from './test-server.ts'
import { partsOf } from './upload.ts'

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

/** Solved tasks without the work: whoever has the secret chooses the number that is looked for. */
export async function solvedTasks(
  db: Db,
  count: number,
  { cost = 2_000 }: { readonly cost?: number } = {},
): Promise<string[]> {
  const { secret } = await db.one<{ secret: string }>(sql`select secret from application_secrets`)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: 0,
        deriveKey,
        expiresAt: new Date(Date.now() + 3_600_000),
        hmacSignatureSecret: secret,
      })
      const solution = await solveChallenge({ challenge, deriveKey })
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    }),
  )
}

/** One of them. */
export async function solvedTask(db: Db): Promise<string> {
  const [task = ''] = await solvedTasks(db, 1)
  return task
}

/** Begins a project's call, with a form; the address of the project. */
export async function openCall(
  { db, as, projectId: ProjectId }: SmallProgramme,
  { form, now, Capacity = null }: { form: unknown; now: Date; Capacity?: number | null },
): Promise<string> {
  await db.run(
    sql`update projects set settings = ${JSON.stringify({ Config: { Application: form } })}::jsonb
      where id = ${ProjectId}`,
  )
  const OpensAt = new Date(now.getTime() - 86_400_000).toISOString()
  await as.admin.ask('applications.setCall', { ProjectId, OpensAt, ClosesAt: null, Capacity })
  const { url } = await db.one<{ url: string }>(
    sql`select url from projects where id = ${ProjectId}`,
  )
  return url
}

/** The token of the newest mail that proves an address; undefined where none was sent there. */
export async function proofTo(db: Db, recipient: string): Promise<string | undefined> {
  const mails = await db.rows<{ id: number }>(sql`
    select id from mails
    where recipient = ${recipient} and template = 'applications.proof' order by id desc limit 1`)
  const [mail] = await withLinks(db, mails)
  return mail && new URL(mail.url).pathname.split('/').at(-1)
}

/** Proves an address by its mail, for all that was applied for with it. */
export async function prove(client: TestClient, db: Db, recipient: string) {
  const Token = (await proofTo(db, recipient)) ?? ''
  const { Applications } = await client.ask('applications.readProof', { Token })
  const Ids = Applications.map(({ Id }) => Id)
  return client.ask('applications.confirmProof', { Token, Ids })
}

interface Sent {
  readonly Token: string
  readonly Question: string
  readonly Name?: string
}

/** Sends a document whole. */
export async function sendDocument(
  client: TestClient,
  { Token, Question, Name = 'έγγραφο.pdf' }: Sent,
  content: Uint8Array,
) {
  const { Id } = await client.ask('applications.startDocument', {
    Token,
    Question,
    Name,
    Bytes: content.length,
  })
  for (const [part, data] of partsOf(content).entries()) {
    await client.ask('applications.uploadDocumentPart', { Token, Id, part, data })
  }
  return client.call('applications.endDocument', { Token, Id })
}

/** A small PDF, padded to a length. */
export const pdf = (bytes = 100): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.4\n%âãÏÓ\n'), Buffer.alloc(bytes)])
