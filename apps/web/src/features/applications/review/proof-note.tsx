import { Stack, Text } from '#layout'
import { useTexts, type CallOutput } from '#shared'
import { MarkProvenButton } from './mark-proven-button.tsx'

/** What an address that is not proven means for an application, and the way to say that it is right. */
export function ProofNote({ one }: { readonly one: CallOutput<'applications.read'> }) {
  const { t } = useTexts()
  if (one.Proven) return null
  return (
    <Stack gap={2} align="start">
      <Text>
        {t(one.Counted ? 'applications.unproven.newAddress' : 'applications.unproven.text')}
      </Text>
      <MarkProvenButton ids={[one.Id]} />
    </Stack>
  )
}
