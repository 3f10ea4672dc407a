// Types of the demo portal's door (test/sites/serve.mjs), which is plain JavaScript.
declare module '*/sites/serve.mjs' {
  export interface PortalCounters {
    downloads: Record<string, number>;
    logins: number;
    loginFailures: number;
    settingsSaved: number;
    profileSaved: number;
    deletes: number;
    cartAdds: number;
    cartRemoves: number;
    orders: number;
    tickets: number;
    newsletters: number;
    widgetMessages: number;
    ratings: number;
  }
  export interface PortalRequest {
    time: string;
    site: string;
    method: string;
    path: string;
    query: unknown;
    body: unknown;
    status: number;
  }
  export interface Portal {
    origin: string;
    otherOrigin: string;
    log: PortalRequest[];
    counters(): PortalCounters;
    reset(): void;
    close(): Promise<void>;
  }
  export const DEMO_USER: { email: string; password: string };
  export function startPortal(options?: {
    port?: number;
    now?: () => Date;
    slowMs?: number;
  }): Promise<Portal>;
}
