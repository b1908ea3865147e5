import { PREVIEW_LIMITS } from '@telemachos/contract/library/preview-kinds'
import { readPresentation } from '@telemachos/interchange/presentations/read-presentation'
import { TextBudget } from './text-budget.ts'
import type { Preview } from './preview-jobs.ts'

/** The titles and texts of a presentation's slides. @throws FileRefusal */
export function previewPresentation(content: Uint8Array): Pick<Preview, 'Slides' | 'IsCut'> {
  const { slides, all } = readPresentation(content, PREVIEW_LIMITS.slides)
  const budget = new TextBudget()
  const Slides = slides.map(({ title, texts }) => ({
    Title: budget.take(title),
    Texts: texts
      .map(({ text, level }) => ({ Text: budget.take(text), Level: level }))
      .filter(({ Text }) => Text !== ''),
  }))
  return { Slides, IsCut: budget.isSpent || all > slides.length }
}
