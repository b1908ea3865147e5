import { useState } from 'react'
import { Stack, Text } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { Loadable, SelectField } from '#ui'
import ShownView from '../frame/shown-view.tsx'

/** The views of the category of statistics: the one, or that which is chosen of several. */
export default function StatisticsViews() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const views = useCall('views.listStatisticsViews', { ProjectId })
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Loadable query={views}>
      {(list) => {
        const shown = list.find(({ Name }) => Name === chosen) ?? list[0]
        if (!shown) return null
        return (
          <Stack gap={4}>
            {list.length > 1 && (
              <SelectField
                label={t('views.statistics.which')}
                options={list.map(({ Name, Title }) => ({ value: Name, label: Title }))}
                value={shown.Name}
                onChange={setChosen}
              />
            )}
            {shown.Descr !== '' && <Text tone="soft">{shown.Descr}</Text>}
            <ShownView key={shown.Name} name={shown.Name} category={shown.Category} />
          </Stack>
        )
      }}
    </Loadable>
  )
}
