import { Stack, Text } from '#layout'
import { LanguageFields } from '#ui'
import { useTexts } from '#shared'
import { TITLE_ROLES } from '@telemachos/contract/actions/title-roles'
import type { ContentForm } from '../action/action-tab.ts'

/** What the action is called to people of a role, where that is not what everybody else reads. */
export function RoleTitles({ form }: { readonly form: ContentForm }) {
  const { t } = useTexts()
  const { RoleTitles: titles } = form.values
  const count = Object.values(titles).filter((text) => text.el?.trim() || text.en?.trim()).length
  return (
    <details open={count > 0}>
      <summary>{t('actions.author.roleTitles')}</summary>
      <Stack gap={3}>
        <Text tone="faint" size="medium">
          {t('actions.author.roleTitlesHint')}
        </Text>
        {TITLE_ROLES.map((role) => (
          <LanguageFields
            key={role}
            name={t(`actions.author.roleTitle.${role}`)}
            value={titles[role] ?? {}}
            maxLength={form.text('Title').maxLength}
            note={() => null}
            onChange={(next) => form.set({ RoleTitles: { ...titles, [role]: next } })}
          />
        ))}
      </Stack>
    </details>
  )
}
