import { questionsIn, type Clip } from '@telemachos/questionnaire/author/clip'
import type { Texts } from '#shared'

/** What a clip is called: its section, its question, or how many questions there are. */
export function clipName(clip: Pick<Clip, 'section' | 'lines'>, t: Texts['t']): string {
  const [first, ...others] = questionsIn(clip)
  const { section } = clip
  if (section) {
    const name = section.Text.el || section.Text.en || t('questEdit.noText')
    return t('questEdit.clip.section', { name, count: others.length + 1 })
  }
  if (others.length > 0) return t('questEdit.clip.questions', { count: others.length + 1 })
  return first?.Text.el || first?.Text.en || t('questEdit.noText')
}
