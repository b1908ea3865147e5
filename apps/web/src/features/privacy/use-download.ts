import { useState } from 'react'
import { errorText, fetchFile, useTexts, type CallInput } from '#shared'
import { toast } from '#ui'

/** The calls that answer an archive. */
type Archive = 'privacy.downloadOwnData' | 'privacy.downloadUserData'

/** How long a download has before its address is taken back (spec §9). */
const REVOKE_MS = 1_500
const NAME = 'telemachos-data.zip'

/** Downloads an archive; what goes wrong is told on the page instead of opening in its place. */
export function useDownload() {
  const { t } = useTexts()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function download<Name extends Archive>(name: Name, input: CallInput<Name>): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      const href = URL.createObjectURL(await fetchFile(name, input))
      Object.assign(document.createElement('a'), { href, download: NAME }).click()
      setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS)
      toast(t('privacy.copy.saved'))
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { download, busy, problem }
}
