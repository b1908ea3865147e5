import type { Finding } from '@telemachos/contract/projects/findings'
import { findingName, findingWords } from '#features/actions'
import { useTexts, useWrite } from '#shared'
import { askForText, showSystemMessage, toast, TOAST_MS } from '#ui'

/** Puts findings of the check away, with a reason, and brings them back. */
export function useDismissing(ProjectId: number) {
  const texts = useTexts()
  const { t } = texts
  const put = useWrite('projects.dismissFinding')
  const bring = useWrite('projects.restoreFinding')

  async function restore({ Key }: Finding): Promise<void> {
    try {
      await bring.mutateAsync({ ProjectId, Key })
      toast(t('projects.check.restored'))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  async function dismiss(finding: Finding): Promise<void> {
    const reason = await askForText({
      title: t('projects.check.dismissTitle'),
      text: `${findingName(finding, texts)}: ${findingWords(finding, texts)} ${t('projects.check.dismissText')}`,
      label: t('projects.check.reason'),
      hint: t('projects.check.reasonHint'),
      confirmLabel: t('projects.check.dismissConfirm'),
      multiline: true,
      check: (text) => (text.trim() === '' ? t('rule.required') : undefined),
      save: (text) => put.mutateAsync({ ProjectId, Key: finding.Key, Reason: text }),
    })
    if (reason === null) return
    toast(t('projects.check.dismissed'), {
      ms: TOAST_MS.linkResult,
      action: { label: t('projects.setup.show'), run: () => void restore(finding) },
    })
  }
  return { dismiss, restore }
}
