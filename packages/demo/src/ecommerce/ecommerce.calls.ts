import { ecommerce } from '@onward/contract/samples'
import { read, type CaseApi } from '../case-kit.ts'

export const BASE = '/apps/ecommerce'
export type Query = Parameters<CaseApi['get']>[1]
export const listed = (api: CaseApi, query: Query = {}) =>
  read(api.get(`${BASE}/products`, query), ecommerce.listProducts.answers[200])
export const detail = async (api: CaseApi, id: number | string) =>
  (await read(api.get(`${BASE}/products/${id}`), ecommerce.product.answers[200])).product
export const wishlist = async (api: CaseApi) =>
  (await read(api.get(`${BASE}/wishlist`), ecommerce.wishlist.answers[200])).products
export const cart = async (api: CaseApi) => (await read(api.get(`${BASE}/cart`), ecommerce.cart.answers[200])).products

export const ids = (products: { id: number }[]) => products.map(({ id }) => id)
