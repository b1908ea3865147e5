import { Button, toast, TOAST_MS, showSystemMessage } from '#ui'
import { ApiError, useTexts } from '#shared'
import { Row } from '#layout'
import { SampleCard } from './sample-card.tsx'

/** Short messages of each kind and time. */
export function ToastSamples() {
  const { t } = useTexts()
  const saved = t('gallery.toasts.done.text')
  const undo = { label: t('gallery.toasts.undo.label'), run: () => toast(saved) }
  const samples = [
    [t('gallery.toasts.done'), () => toast(saved)],
    [t('gallery.toasts.failed'), () => toast(t('gallery.toasts.failed.text'), { kind: 'failed' })],
    [
      t('gallery.toasts.mass'),
      () => toast(t('gallery.toasts.mass.text'), { kind: 'info', ms: TOAST_MS.massSend }),
    ],
    [t('gallery.toasts.undo'), () => toast(saved, { ms: TOAST_MS.linkResult, action: undo })],
    [
      t('gallery.toasts.system'),
      () => showSystemMessage(new ApiError(503, { message: t('error.unavailable') }), t),
    ],
  ] as const
  return (
    <SampleCard title={t('gallery.toasts')}>
      <Row gap={3} align="center">
        {samples.map(([name, show]) => (
          <Button key={name} variant="default" onClick={show}>
            {name}
          </Button>
        ))}
      </Row>
    </SampleCard>
  )
}
