import type { ComponentProps } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../button.tsx'
import { dismissKey } from './dismiss-key.ts'

interface Props extends Omit<ComponentProps<typeof Button>, 'children' | 'variant'> {
  /** What the other button does, in words. */
  readonly confirmLabel?: string | undefined
}

/** The button of a dialog that leaves everything as it is, in the same words everywhere. */
export function DismissButton({ confirmLabel, ...button }: Props) {
  const { t } = useTexts()
  return (
    <Button variant="default" {...button}>
      {t(dismissKey(confirmLabel, t('core.dialog.cancel')))}
    </Button>
  )
}
