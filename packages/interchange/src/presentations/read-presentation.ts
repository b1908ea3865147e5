import { FileRefusal } from '../refusal.ts'
import {
  allBelow,
  attribute,
  child,
  childrenOf,
  descend,
  flagOf,
  numberOf,
  type XmlElement,
} from '../spreadsheets/files/parse-xml.ts'
import { WorkbookPackage } from '../spreadsheets/files/workbook-package.ts'
import { WORKBOOK_LIMITS, type WorkbookLimits } from '../spreadsheets/limits.ts'

/** A line of a slide, and how deep it stands in its list. */
interface SlideText {
  readonly text: string
  readonly level: number
}

/** The words of a slide. */
export interface Slide {
  /** '' where it has none. */
  readonly title: string
  readonly texts: readonly SlideText[]
}

/** The words of a presentation's first slides. */
export interface Presentation {
  readonly slides: readonly Slide[]
  /** How many slides there are. */
  readonly all: number
}

/** What a presentation's file may be made of; of large ones most are pictures, which are not read. */
const PRESENTATION_LIMITS: WorkbookLimits = {
  ...WORKBOOK_LIMITS,
  file: 33_554_432,
  unzipped: 33_554_432,
  elements: 500_000,
}

/** A part that is a slide, by its number. */
const SLIDE = /^ppt\/slides\/slide(\d+)\.xml$/i

/** Boxes that are on every slide and say nothing of it. */
const ASIDE = new Set(['sldNum', 'dt', 'ftr', 'hdr'])
const TITLES = new Set(['title', 'ctrTitle'])

/**
 * Reads the titles and texts of a file of PowerPoint's format, in the order in which they are shown. Its
 * pictures, notes, links and macros are not looked at.
 * @param most of how many slides.
 * @throws FileRefusal for what is no such file, or beyond the limits
 */
export function readPresentation(bytes: Uint8Array, most: number): Presentation {
  const file = new WorkbookPackage(bytes, PRESENTATION_LIMITS)
  const part = file.relationships('').find(({ type }) => type === 'officeDocument')?.part
  const root = part === undefined ? undefined : file.xml(part)
  if (part === undefined || root?.name !== 'presentation') throw new FileRefusal('file_unknown')
  const slides = slidesOf(file, root, part)
  return {
    slides: slides.slice(0, most).map((name) => readSlide(file.xml(name))),
    all: slides.length,
  }
}

/** The parts of the slides in their order; by their numbers where the file does not tell. */
function slidesOf(file: WorkbookPackage, root: XmlElement, part: string): readonly string[] {
  const targets = new Map(file.relationships(part).map((one) => [one.id, one.part]))
  const listed = childrenOf(child(root, 'sldIdLst'), 'sldId').map(
    (element) => targets.get(attribute(element, 'id')) ?? '',
  )
  if (listed.every((name) => file.has(name))) return listed
  return file.names
    .flatMap((name) => {
      const [, number] = SLIDE.exec(name) ?? []
      return number === undefined ? [] : [{ name, number: Number(number) }]
    })
    .toSorted((one, other) => one.number - other.number)
    .map(({ name }) => name)
}

function readSlide(root: XmlElement | undefined): Slide {
  const titles: string[] = []
  const texts: SlideText[] = []
  const visit = (parent: XmlElement | undefined): void => {
    for (const shape of parent?.children ?? []) {
      if (shape.name === 'grpSp') visit(shape)
      else if (shape.name === 'graphicFrame') texts.push(...rowsOf(shape))
      else if (shape.name === 'sp') {
        const kind = attribute(descend(shape, 'nvSpPr', 'nvPr', 'ph'), 'type')
        const isHidden = flagOf(descend(shape, 'nvSpPr', 'cNvPr'), 'hidden')
        if (isHidden || ASIDE.has(kind)) continue
        const lines = linesOf(child(shape, 'txBody'))
        if (TITLES.has(kind)) titles.push(...lines.map(({ text }) => text))
        else texts.push(...lines)
      }
    }
  }
  visit(descend(root, 'cSld', 'spTree'))
  return { title: titles.join(' '), texts }
}

/** The paragraphs of a box that say something. */
const linesOf = (box: XmlElement | undefined): readonly SlideText[] =>
  childrenOf(box, 'p')
    .map((paragraph) => ({
      text: wordsOf(paragraph),
      level: Math.min(8, Math.max(0, Math.trunc(numberOf(child(paragraph, 'pPr'), 'lvl', 0)))),
    }))
    .filter(({ text }) => text !== '')

/** The rows of a table, each as one line. */
const rowsOf = (frame: XmlElement): readonly SlideText[] =>
  allBelow(frame, 'tr')
    .map((row) =>
      childrenOf(row, 'tc')
        .map((cell) =>
          linesOf(child(cell, 'txBody'))
            .map(({ text }) => text)
            .join(' '),
        )
        .filter((text) => text !== '')
        .join(' · '),
    )
    .filter((text) => text !== '')
    .map((text) => ({ text, level: 0 }))

const wordsOf = (paragraph: XmlElement): string =>
  paragraph.children
    .map((part) => (part.name === 'br' ? '\n' : (child(part, 't')?.text ?? '')))
    .join('')
    .trim()
