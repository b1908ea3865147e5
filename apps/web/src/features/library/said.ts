import type { LibraryKind, MetadataField } from '@telemachos/contract/library/kinds'
import { METADATA_TEMPLATES } from '@telemachos/contract/library/kinds'
import type { CallInput } from '#shared'
import type { Item } from './item.ts'

/** What is said of an item, as it is typed. */
export interface Said {
  readonly Abstract: string
  readonly Author: string
  readonly PageCount: string
  readonly Publisher: string
  readonly DatePublished: string | null
  readonly CreationDate: string | null
  /** With commas between them. */
  readonly Tags: string
  readonly Approve: boolean
}

export const NOTHING_SAID: Said = {
  Abstract: '',
  Author: '',
  PageCount: '',
  Publisher: '',
  DatePublished: null,
  CreationDate: null,
  Tags: '',
  Approve: true,
}

/** What is said of an item by now. */
export function saidOf({ Metadata, Tags, Approve }: Item): Said {
  return {
    Abstract: Metadata.Abstract ?? '',
    Author: Metadata.Author ?? '',
    PageCount: Metadata.PageCount === undefined ? '' : String(Metadata.PageCount),
    Publisher: Metadata.Publisher ?? '',
    DatePublished: Metadata.DatePublished ?? null,
    CreationDate: Metadata.CreationDate ?? null,
    Tags: Tags.join(', '),
    Approve,
  }
}

/** What is sent of it: what an item of the kind is asked for. */
export function inputOf(
  said: Said,
  kind: LibraryKind,
): Pick<Required<CallInput<'library.addLink'>>, 'Metadata' | 'Tags' | 'Approve'> {
  const isAsked = (field: MetadataField) => METADATA_TEMPLATES[kind].includes(field)
  const text = (field: 'Abstract' | 'Author' | 'Publisher') =>
    isAsked(field) && said[field].trim() !== '' ? { [field]: said[field].trim() } : {}
  const date = (field: 'DatePublished' | 'CreationDate') =>
    isAsked(field) && said[field] !== null ? { [field]: said[field] } : {}
  const pages = Number(said.PageCount)
  return {
    Metadata: {
      ...text('Abstract'),
      ...text('Author'),
      ...text('Publisher'),
      ...(isAsked('PageCount') && said.PageCount.trim() !== '' && { PageCount: pages }),
      ...date('DatePublished'),
      ...date('CreationDate'),
    },
    Tags: tagsIn(said.Tags),
    Approve: said.Approve,
  }
}

/** Tags as they are typed, with commas between them. */
const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

/** Whether the number of pages is one, or none. */
export const isPageCount = (text: string): boolean => /^(|[1-9]\d{0,4})$/.test(text.trim())
