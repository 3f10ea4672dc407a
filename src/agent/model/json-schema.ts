// The JSON schema of a zod schema, in the small subset that every provider and every grammar engine takes:
// object, array, enum, string, integer, boolean; every property required, no others allowed. Pure.
import { z } from '../../shared/schema';

type Json = Record<string, unknown>;

export function jsonSchemaOf(schema: z.ZodMiniType): Json {
  return narrowed(z.toJSONSchema(schema, { io: 'output' }));
}

function narrowed(json: Json): Json {
  if (Array.isArray(json['enum'])) return { type: 'string', enum: json['enum'] };
  switch (json['type']) {
    case 'object': {
      const properties = Object.entries((json['properties'] ?? {}) as Record<string, Json>);
      return {
        type: 'object',
        properties: Object.fromEntries(properties.map(([name, each]) => [name, narrowed(each)])),
        required: properties.map(([name]) => name),
        additionalProperties: false,
      };
    }
    case 'array':
      return { type: 'array', items: narrowed((json['items'] ?? {}) as Json) };
    default:
      return { type: json['type'] ?? 'string' };
  }
}
