import { Heading, Stack, Text } from '#layout'
import { useIdentity, useTexts } from '#shared'
import { AddByName } from './add-by-name.tsx'
import { AddMatching } from './add-matching.tsx'
import classes from './add-existing.module.css'

/** Makes people of the caller's other projects mentees of this one too (spec §7, AddExistingMentees). */
export default function AddExisting() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  return (
    <Stack
      as="section"
      gap={4}
      className={classes.page}
      aria-label={t('existing.title')}
      key={ProjectId}
    >
      <div>
        <Heading as="h1" size="page">
          {t('existing.title')}
        </Heading>
        <Text tone="soft">{t('existing.lead')}</Text>
      </div>
      <AddMatching />
      <AddByName />
    </Stack>
  )
}
