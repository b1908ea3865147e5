import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import type { Liquid } from 'liquidjs'
import {
  boundedLiquid,
  renderBounded,
  TemplateProblem,
  type Fault,
} from '../../kernel/templates/bounded-liquid.ts'
import { MAX_DOCUMENT_TEXT } from '@telemachos/contract/documents/limits'
import { writeHtml } from './write-html.ts'
import { readHtml, type Block } from './written-html.ts'

/** A document to render for several models, with the parts that it includes. */
export interface DocumentJob {
  readonly text: string
  readonly parts: Readonly<Record<string, string>>
  /** JSON. */
  readonly models: readonly Readonly<Record<string, unknown>>[]
  /** Where a page of all of them is wanted, and not their blocks. */
  readonly page?: { readonly title: string; readonly language: string } | undefined
}

export type DocumentResult =
  | { readonly documents: readonly Block[][] }
  | { readonly page: string }
  | { readonly fault: Fault }

/** What rendering a document for one person may take. */
const DOCUMENT_LIMITS = {
  time: 500,
  memory: 1_000_000,
  length: 200_000,
  source: MAX_DOCUMENT_TEXT,
}

/** Renders a document: whatever is written into it stands there as text. */
export function renderDocument({ text, parts, models, page }: DocumentJob): DocumentResult {
  const engine = engineOf(parts)
  try {
    // Read here as well: a few letters of HTML that closes nothing become more elements than fit in memory.
    const documents = models.map((model) =>
      readHtml(renderBounded(engine, text, model, DOCUMENT_LIMITS)),
    )
    // Here as well: QR codes take their time.
    return page ? { page: writeHtml(page.title, documents, page.language) } : { documents }
  } catch (error) {
    if (error instanceof TemplateProblem) return { fault: error.fault }
    throw error
  }
}

function engineOf(parts: DocumentJob['parts']): Liquid {
  const engine = boundedLiquid({ limits: DOCUMENT_LIMITS, escape: escapeHtml, parts })
  engine.registerFilter('day', (value: unknown) => formatDate(String(value)))
  engine.registerFilter('moment', (value: unknown) => formatDateTime(String(value)))
  return engine
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (value: unknown): string =>
  (typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : String(value ?? '')
  ).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
