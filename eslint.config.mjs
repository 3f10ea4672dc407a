// Typed lint, and the import rule of the rooms (scripts/rooms.mjs).
import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { FORBIDDEN_GLOBALS, ROOMS } from './scripts/rooms.mjs';

const rooms = Object.entries(ROOMS).map(([room, { world, imports }]) => {
  const closed = Object.keys(ROOMS).filter((other) => other !== room && !imports.includes(other));
  return {
    files: [`src/${room}/**/*.{ts,tsx}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: closed.map((other) => ({
            regex: `^(\\.\\./)+${other}/`,
            message: `${room} may not import ${other} (scripts/rooms.mjs).`,
            allowTypeImports: other === 'shared',
          })),
        },
      ],
      'no-restricted-globals': [
        'error',
        ...FORBIDDEN_GLOBALS[world].map((name) => ({ name, message: `${room} is ${world} logic.` })),
      ],
    },
  };
});

export default tseslint.config(
  {
    ignores: [
      'dist*/**',
      'node_modules/**',
      '.cache/**',
      'test/sites/**',
      'docs/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/require-await': 'off',
      'no-undef': 'off',
      'no-control-regex': 'off',
    },
  },
  ...rooms,
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        WebAssembly: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        performance: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
        AbortController: 'readonly',
        TextDecoder: 'readonly',
        document: 'readonly',
        indexedDB: 'readonly',
        location: 'readonly',
        navigator: 'readonly',
        localStorage: 'readonly',
        window: 'readonly',
        globalThis: 'readonly',
        chrome: 'readonly',
      },
    },
  },
);
