import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { announce } from './announce.ts'
import classes from './copy-button.module.css'
import { toast } from './toast-store.ts'

/** How long it says that it has copied, in milliseconds. */
const SAID_MS = 2000

interface CopyButtonProps {
  readonly text: string
  /** What is copied, in words; 'Copy' without it. */
  readonly label?: string
}

/** Puts a text on the clipboard, and says so in its own place. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTexts()
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return undefined
    const timer = setTimeout(() => setCopied(0), SAID_MS)
    return () => clearTimeout(timer)
  }, [copied])
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied((times) => times + 1)
      announce(t('ui.copied'))
    } catch {
      toast(t('ui.copyFailed'), { kind: 'failed' })
    }
  }
  return (
    <button type="button" className={classes.copy} onClick={() => void copy()}>
      {copied > 0 ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      {copied > 0 ? t('ui.copied') : (label ?? t('ui.copy'))}
    </button>
  )
}
