import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { NameButton } from './name-button.tsx'

const List = () => {
  const [names, setNames] = useState(['Ada', 'Łucja', 'Zoë'])
  return (
    <main id="content" tabIndex={-1}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <NameButton onClick={() => setNames(names.filter((one) => one !== name))}>{name}</NameButton>
          </li>
        ))}
      </ul>
    </main>
  )
}

it('a row that is removed leaves the focus with its neighbour, and the last one with the page', async () => {
  await render(<List />)
  await page.getByRole('button', { name: 'Łucja' }).click()
  await expect.element(page.getByRole('button', { name: 'Zoë' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Ada' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})
