import { createHash } from 'node:crypto'
import { toLatin } from '@telemachos/rules/greek-latin'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { continueNumbers, insertRows } from './rows.ts'
import { smallPdf } from './small-pdf.ts'

interface Applicant {
  id: number
  firstName: string
  lastName: string
  birthDate: string
  employment: string
  receivedAt: string
}

const CARD = 'unemployment_card'

/** Of the unemployed, every third has not sent the card yet. */
const isMissing = ({ id }: Applicant): boolean => id % 3 === 0

/**
 * The documents of applications whose form asks for them: small files that say of whom they are. Without a
 * storage they are known and cannot be opened.
 */
export async function insertDocuments(
  tx: Db,
  formId: number,
  storage: FileStorage | undefined,
): Promise<void> {
  const applicants = await tx.rows<Applicant>(sql`
    select id, first_name as "firstName", last_name as "lastName",
      coalesce(answers ->> 'birth_date', '') as "birthDate",
      coalesce(answers ->> 'employment', '') as employment, received_at as "receivedAt"
    from applications where form_id = ${formId} order by id`)
  const documents = applicants.flatMap((one) => [
    documentOf(one, 'identity', 'ταυτότητα.pdf', 'IDENTITY CARD'),
    ...(one.employment === 'unemployed' && !isMissing(one)
      ? [documentOf(one, CARD, 'δελτίο ανεργίας.pdf', 'UNEMPLOYMENT CARD')]
      : []),
  ])
  const rows = documents.map(({ content, ...row }, index) => ({
    ...row,
    id: index + 1,
    bytes: content.length,
    mime: 'application/pdf',
    hash: createHash('sha256').update(content).digest('hex'),
  }))
  await insertRows(
    tx,
    'application_documents',
    {
      id: 'int',
      application_id: 'int',
      question: 'text',
      name: 'text',
      bytes: 'int',
      storage_key: 'text',
      at: 'instant',
    },
    rows,
  )
  await tx.run(sql`
    update application_documents d set mime = given.mime, hash = decode(given.hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id int, mime text, hash text)
    where d.id = given.id`)
  await continueNumbers(tx, 'application_documents')
  // As an application has them that is handed in: questions are answered with the names of documents.
  await tx.run(sql`
    update applications a set answers = a.answers || d.named
    from (select application_id, jsonb_object_agg(question, name) as named
      from application_documents group by application_id) d
    where d.application_id = a.id`)
  if (!storage) return
  await Promise.all(documents.map((one) => storage.write(one.storage_key, one.content)))
}

function documentOf(one: Applicant, question: string, name: string, title: string) {
  const of = toLatin(`${one.lastName} ${one.firstName}`).toUpperCase()
  const lines = [of, `Born ${one.birthDate}`, '', 'Made for the demonstration: it is nobody’s.']
  return {
    application_id: one.id,
    question,
    name,
    at: one.receivedAt,
    storage_key: `applications/demo${one.id}.${question.replace('_', '')}`,
    content: smallPdf(
      title,
      lines.map((line) => line.replace('’', "'")),
    ),
  }
}
