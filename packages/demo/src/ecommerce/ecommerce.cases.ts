import type { DemoCase } from '../case-kit.ts'
import { carts, refusals, wishlists } from './ecommerce-cart.cases.ts'
import { productDetails, productLists } from './ecommerce-products.cases.ts'

export const ecommerceCases: DemoCase[] = [...productLists, ...productDetails, ...wishlists, ...carts, ...refusals]
