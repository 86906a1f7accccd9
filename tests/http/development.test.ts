// @one-database: it asks for a page whose context nobody has filled.
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ORIGIN } from '../support/app.ts'
import { builtApp } from '../support/built-routes.ts'

test('a page needs nothing of the context that only our own server puts there', async () => {
  const handle = createRequestHandler(await builtApp())
  const response = await handle(new Request(`${ORIGIN}/auth/login`), new RouterContextProvider())
  expect(response.status).toBe(200)
})
